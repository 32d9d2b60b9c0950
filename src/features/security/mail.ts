import * as limits from "../../contract/limits.ts";
import type { WrittenEmail } from "../emails/content/write-blocks.ts";
import { writePlain } from "../emails/content/write-plain.ts";
import { alarms, type Alarm } from "./rules.ts";

type AlarmFacts = { site_name: string; alarm: Alarm; security_url: string };

const advice: Record<Alarm, string> = {
  failed_sign_ins:
    "Failed logins let nobody in, and every account slows down guessing. Check which networks they come from, and whether successful logins come from there too.",
  failed_sign_ins_of_account:
    "The account slows down guessing, and its owner can still log in on a known device. If a login from the same network succeeded, end its sessions.",
  failed_sign_ins_of_admin:
    "Anyone who gets as far as the second factor knows the password: set a new one. If none of you did this, make sure that every super admin has a second factor and a unique password for this site.",
  dead_tokens:
    "Tokens can’t be guessed, so somebody may be trying out stolen ones. A new password ends those that still work.",
};

export function writeAlarm({ site_name, alarm, security_url }: AlarmFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: alarms[alarm],
    lead: `It began within the last ${limits.alarm_window_minutes} minutes.`,
    action: { label: "View the events", href: security_url },
    note: advice[alarm],
    footerContent: `You’re receiving this email because you run ${site_name}. While this continues, we’ll email you again in ${limits.alarm_pause_hours} hours at the earliest.`,
  });
}
