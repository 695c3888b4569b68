-- A function of 0091 had an empty search path: all have the same one, so that each finds its tables when a dump is restored.
alter function refuse_change() set search_path = public, pg_temp;
