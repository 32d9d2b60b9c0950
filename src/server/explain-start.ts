import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { isLoopback } from "../platform/network/loopback.ts";
import { pageUrl } from "../platform/network/page-url.ts";

export type DemoLogin = { what: string; page: string; email: string; password: string };

export function explainStart(config: Config, demoLogins: readonly DemoLogin[] | null): string {
  const { publicUrl, smtpUrl, dataDir, databaseUrl, s3, inbound, host, port } = config;
  const lines = [
    `Umshado is at ${publicUrl}`,
    `  listen ${host.includes(":") ? `[${host}]` : host}:${port}`,
    `  data   ${databaseUrl === undefined ? `the embedded database in ${join(dataDir, "db")}` : "the PostgreSQL server of DATABASE_URL"}`,
    `  media  ${s3 === undefined ? join(dataDir, "media") : `the bucket ${s3.name} at ${s3.endpoint}`}`,
    `  mail   ${smtpUrl === undefined ? join(dataDir, "outbox") : "through the server of SMTP_URL"}`,
    ...(inbound === undefined ? [] : [`  reply  ${inbound.host}:${inbound.port}, to addresses at ${inbound.domain}`]),
    `  calls  ${publicUrl}/api/docs`,
  ];
  if (demoLogins) {
    if (smtpUrl === undefined) lines.push(`  outbox ${pageUrl(config, "/outbox")}`);
    lines.push(
      "",
      "Demo logins:",
      ...demoLogins.map(
        ({ what, page, email, password }) =>
          `  ${what.padEnd(12)} ${email.padEnd(27)} ${password}  at ${publicUrl}${page}`,
      ),
    );
  }
  return `${lines.join("\n")}\n`;
}

export function warnOfStart(config: Config, isDemo: boolean): { event: string; why: string }[] {
  if (isDemo || isLoopback(new URL(config.publicUrl).hostname)) return [];
  const { publicUrl, databaseUrl, smtpUrl, dataDir } = config;
  const warnings = [];
  if (databaseUrl === undefined) {
    const why = `${publicUrl} is public, and DATABASE_URL is not set: everything goes to ${join(dataDir, "db")}.`;
    warnings.push({ event: "embedded database", why });
  }
  if (smtpUrl === undefined) {
    const why = `SMTP_URL is not set: emails are files in ${join(dataDir, "outbox")}, and nobody gets them.`;
    warnings.push({ event: "no mail", why });
  }
  return warnings;
}
