import { crc32, deflateRawSync } from 'node:zlib';

/** Compressed once: some tests need tens of thousands of empty files. */
const nothing = deflateRawSync('');

/** A ZIP of files; `says` puts a false size into its directory. */
export function makeZip(files: readonly { name: string; bytes: Buffer | string; says?: number }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, says } of files) {
    const content = bytes.length === 0 ? nothing : deflateRawSync(Buffer.from(bytes));
    const facts = factsOf(name, Buffer.from(bytes), { packed: content.length, says });
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const head = Buffer.concat([Buffer.from('504b01021400', 'hex'), facts]);
    directory.push(head, place, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** The fields that a file's local header and its directory entry share. */
function factsOf(
  name: string,
  content: Buffer,
  { packed, says = content.length }: { packed: number; says: number | undefined },
): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // Marks the name as UTF-8.
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(says, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}
