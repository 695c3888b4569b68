/** The migrations do not match the database; the message is shown to the operator. */
export class MigrationProblem extends Error {}
