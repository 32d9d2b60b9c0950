import { importRatings } from "../features/providers/trust/import-ratings.ts";
import { visitor } from "../platform/actor.ts";
import { readConfig } from "../platform/config.ts";
import { CsvError } from "../platform/csv.ts";
import { ConfigError } from "../platform/environment.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { withDatabase } from "../server/open-database.ts";
import { readTextFile, printLine, runCommand } from "./command-line.ts";

const usage = `npm run ratings:import FILE.csv     records ratings on Google and Facebook, a line for each provider

The first line names the columns, in any order: provider (its id or its account's email), google_rating,
google_review_count, facebook_rating, facebook_review_count. Ratings are from 1 to 5; an empty field means no rating.
Valid lines are recorded even if others are refused; refused lines are listed, and the command exits with code 1.
`;

const argument = "Name one CSV file: npm run ratings:import FILE.csv (--help says what it holds).";

runCommand({ usage, argument }, async (_values, file) => {
  const text = await readTextFile(file);
  const config = readConfig(process.env);
  const { recorded, refused } = await withDatabase(config, (db) =>
    importRatings({ actor: visitor, db, clock: systemClock }, text).catch((cause: unknown) => {
      throw cause instanceof CsvError ? new ConfigError(`${file}: ${cause.message}`) : cause;
    }),
  );
  for (const { line, reason } of refused) printLine(`Line ${line} refused: ${reason}`);
  printLine(`${recorded} recorded, ${refused.length} refused.`);
  if (refused.length > 0) process.exitCode = 1;
});
