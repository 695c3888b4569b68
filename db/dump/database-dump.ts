/** What a dump says of itself; the rows of each table lie beside it, as PostgreSQL's COPY writes them. */
export type DatabaseDump = {
  /** The schema of the rows: what was applied, in this order. */
  migrations: { file: string; checksum: string }[];
  tables: DumpedTable[];
  sequences: { name: string; value: string }[];
};

export type DumpedTable = { name: string; columns: string[] } & RowTally;

/** The number of rows, and a checksum of them in whatever order they come. */
export type RowTally = { rows: number; checksum: string };
