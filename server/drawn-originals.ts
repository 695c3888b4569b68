import type { PictureFiles } from '#core/media/picture-files.ts';
import type { Database } from '#db/client.ts';
import { drawSvg } from '#db/seed/drawings/drawing.ts';

/** The pictures of the demo have no file as their original: they are drawn from the parameters in their row. */
export function withDrawnOriginals(files: PictureFiles, db: Database): PictureFiles {
  return {
    ...files,
    readOriginal: async (name) => (await files.readOriginal(name)) ?? draw(db, name),
  };
}

async function draw(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('media').select('drawing').where('name', '=', name).executeTakeFirst();
  // What the database holds as a drawing was put there by the demo catalogue.
  return row?.drawing ? Buffer.from(drawSvg(row.drawing as never)) : undefined;
}
