/** The description of a dump; the rows of each table are next to it, in PostgreSQL's COPY format. */
export type DatabaseDump = {
  /** The schema of the rows: the applied migrations, in order. */
  migrations: { file: string; checksum: string }[];
  tables: DumpedTable[];
  sequences: { name: string; value: string }[];
};

export type DumpedTable = { name: string; columns: string[] } & RowTally;

/** The number of rows, and a checksum that does not depend on their order. */
export type RowTally = { rows: number; checksum: string };
