import * as limits from "../../contract/limits.ts";
import type { WrittenEmail } from "../emails/write-blocks.ts";
import { writePlain } from "../emails/write-plain.ts";
import { alarms, type Alarm } from "./rules.ts";

type AlarmFacts = { site_name: string; alarm: Alarm; security_url: string };

/** What to do about each. */
const advice: Record<Alarm, string> = {
  failed_sign_ins:
    "Nobody is let in by it, and every account slows guessing down by itself. Look from which networks it comes, and whether sign-ins that succeeded come from there too.",
  failed_sign_ins_of_account:
    "The account slows guessing down by itself, and its owner still gets in on a device that it knows. If a sign-in from the same network succeeded, end its sessions.",
  failed_sign_ins_of_admin:
    "Whoever fails at the second factor of a sign-in knows the password: set another. If it was none of you, make sure that every super admin has a second factor and a password of its own for this site.",
  dead_tokens:
    "Tokens can’t be guessed, so somebody may be trying out stolen ones. Those that are still alive end with a new password.",
};

export function writeAlarm({ site_name, alarm, security_url }: AlarmFacts): WrittenEmail {
  return writePlain(site_name, {
    subject: alarms[alarm],
    lead: `It began within the last ${limits.alarm_window_minutes} minutes.`,
    action: { label: "Look at the events", href: security_url },
    note: advice[alarm],
    foot: `You get this because you run ${site_name}. While it goes on, the next email about it comes in ${limits.alarm_pause_hours} hours at the earliest.`,
  });
}
