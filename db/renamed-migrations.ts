/**
 * Files that got another number after they had been entered in the list of landed ones, with the name that they have today. Their commits held two
 * files of one number, so that no start took them; a database that was filled otherwise knows the files by these names.
 */
export const renamedMigrations: Readonly<Record<string, string>> = {
  '0074_searches_in_fewer_steps.sql': '0075_searches_in_fewer_steps.sql',
  '0077_money_back_elsewhere.sql': '0079_money_back_elsewhere.sql',
  '0119_sandbox_sessions.sql': '0120_sandbox_sessions.sql',
  '0123_questions.sql': '0124_questions.sql',
  '0123_picture_slots.sql': '0125_picture_slots.sql',
};
