import { fail, read, type Environment } from "./environment.ts";

/** What the program is told of backups [running-25]. */
export type Backups = {
  /** With it every backup is encrypted. */
  passphrase: string | undefined;
};

/** Whoever has a file has all the time in the world to try passphrases. */
const passphrase_length_min = 16;

/** The passphrase is checked without ever being printed. */
export function readBackups(env: Environment): Backups {
  const passphrase = read(env, "BACKUP_PASSPHRASE");
  if (passphrase !== undefined && passphrase.length < passphrase_length_min)
    fail("BACKUP_PASSPHRASE", `has ${passphrase.length} characters`, `at least ${passphrase_length_min}`);
  return { passphrase };
}
