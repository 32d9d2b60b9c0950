import type { Config } from "../platform/config.ts";
import { isLoopback } from "../platform/network/loopback.ts";

export type ReadyFacts = {
  config: Config;
  missing_settings: readonly string[];
  hasSuperAdmin: boolean;
  hasDemoLogins: boolean;
  backed_up_ms: number | null;
  copied_day: string | null;
  now_ms: number;
};

/** Allows a daily backup some delay. */
const backup_hours_max = 36;

/** One sentence for each thing missing before the site goes public, in the order of repair. */
export function evaluateReadiness(facts: ReadyFacts): string[] {
  return [...evaluateHosting(facts), ...evaluateSecrets(facts), ...evaluateBackups(facts), ...evaluateSettings(facts)];
}

function evaluateHosting({ config, hasDemoLogins }: ReadyFacts): string[] {
  const { publicUrl, databaseUrl, isDurable, trustProxy, demo } = config;
  const { hostname, protocol } = new URL(publicUrl);
  return listed([
    [isLoopback(hostname), `PUBLIC_URL is ${publicUrl}, which nobody else can reach.`],
    [!isLoopback(hostname) && protocol !== "https:", "PUBLIC_URL is not https: passwords could be read in transit."],
    [protocol === "https:" && trustProxy === 0, "TRUST_PROXY is 0: limits treat all visitors behind a proxy as one."],
    [databaseUrl === undefined, "DATABASE_URL is not set: the embedded database is for trying out."],
    [databaseUrl === undefined && !isDurable, "EMBEDDED_DURABLE is off: a power cut can lose acknowledged writes."],
    [demo !== false, "DEMO is not off."],
    [hasDemoLogins, "The database has demo logins that everybody knows: run umshado demo:clear."],
  ]);
}

function evaluateSecrets({ config, hasSuperAdmin }: ReadyFacts): string[] {
  const isHere = isLoopback(new URL(config.publicUrl).hostname);
  const { installationSecret, smtpUrl, mailFrom, inbound, adminSecondFactor, superAdmin } = config;
  return listed([
    [
      installationSecret === undefined,
      "INSTALLATION_SECRET is not set: anyone with a copy of the database has its key.",
    ],
    [smtpUrl === undefined, "SMTP_URL is not set: no emails are sent."],
    [smtpUrl !== undefined && isExample(mailFrom), `MAIL_FROM is ${mailFrom}, a made-up address.`],
    [
      inbound !== undefined && inbound.auth_server === undefined,
      "INBOUND_AUTH_SERVER is not set: a reply with a forged sender counts as the sender's.",
    ],
    [!adminSecondFactor && !isHere, "ADMIN_SECOND_FACTOR is off: a super admin's password alone opens everything."],
    [
      !hasSuperAdmin,
      "Nobody is a super admin: SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD create one at the next start.",
    ],
    [
      hasSuperAdmin && superAdmin !== undefined,
      "SUPER_ADMIN_PASSWORD is still set: remove it, it is no longer needed.",
    ],
  ]);
}

function evaluateBackups({ config, backed_up_ms, copied_day, now_ms }: ReadyFacts): string[] {
  const { daily, passphrase, bucket } = config.backups;
  if (daily === undefined) return ["BACKUP_DIR is not set: no backup is made."];
  const hours = backed_up_ms === null ? null : (now_ms - backed_up_ms) / 3_600_000;
  return listed([
    [hours === null, `There is no backup in ${daily.folder} yet: the first comes after ${daily.at}.`],
    [
      hours !== null && hours > backup_hours_max,
      `The newest backup is ${Math.floor(hours ?? 0)} hours old: the log says why.`,
    ],
    [passphrase === undefined, "BACKUP_PASSPHRASE is not set: backups are as readable as the database."],
    [bucket === undefined, "BACKUP_BUCKET is not set: if this machine is lost, so are its backups."],
    [
      bucket !== undefined && hours !== null && copied_day === null,
      `The bucket ${bucket?.name} has no backup yet: run umshado backups:copy.`,
    ],
  ]);
}

function evaluateSettings({ missing_settings }: ReadyFacts): string[] {
  return missing_settings.map((name) => `Site Settings, ${name}: empty, but required by law.`);
}

function isExample(mailFrom: string): boolean {
  return /@(?:[\w.-]+\.)?(?:example|invalid|test)(?:\.(?:com|org|net))?>?$/i.test(mailFrom);
}

function listed(evaluated: readonly (readonly [boolean, string])[]): string[] {
  return evaluated.filter(([isLacking]) => isLacking).map(([, sentence]) => sentence);
}
