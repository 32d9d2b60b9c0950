import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { pageUrl } from "../platform/page-url.ts";
import { processesOf } from "../platform/share-machine.ts";

/** A demo login, printed at the start. */
export type DemoLogin = { what: string; email: string; password: string };

/** What a start tells the person who started it: the address, where mail goes, and the demo logins. */
export function explainStart(config: Config, demoLogins: readonly DemoLogin[] | null): string {
  const { publicUrl, smtpUrl, dataDir, databaseUrl, s3, inbound } = config;
  const lines = [
    `Umshado is at ${publicUrl}`,
    `  data   ${databaseUrl === undefined ? join(dataDir, "db") : "the database of DATABASE_URL"}`,
    `  media  ${s3 === undefined ? join(dataDir, "media") : `the bucket ${s3.name} at ${s3.endpoint}`}`,
    `  mail   ${smtpUrl === undefined ? join(dataDir, "outbox") : "through the server of SMTP_URL"}`,
    ...(inbound === undefined ? [] : [`  reply  ${inbound.host}:${inbound.port}, to addresses at ${inbound.domain}`]),
    `  calls  ${publicUrl}/api/docs`,
    ...(processesOf(config) === 1
      ? []
      : [`  work   ${processesOf(config)} processes; kill -USR2 ${process.ppid} replaces them one by one`]),
  ];
  if (demoLogins) {
    if (smtpUrl === undefined) lines.push(`  outbox ${pageUrl(config, "/outbox")}`);
    lines.push(
      "",
      "Demo logins:",
      ...demoLogins.map(({ what, email, password }) => `  ${what.padEnd(12)} ${email}  ${password}`),
    );
  }
  return `${lines.join("\n")}\n`;
}
