import { z } from "zod";
import * as limits from "../../contract/limits.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { writePlain } from "../emails/content/write-blocks.ts";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { alarms, type Alarm } from "./rules.ts";

const kinds = Object.keys(alarms) as [Alarm, ...Alarm[]];

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

export const securityAlarm = defineEmail({
  name: "security_alarm",
  topic: "security",
  data: z.object({ alarm: z.enum(kinds) }),
  async write(ctx, { alarm }, { site_name }) {
    return writePlain({
      subject: alarms[alarm],
      lead: `It began within the last ${limits.alarm_window_minutes} minutes.`,
      action: { label: "View the events", href: `${pageUrl(ctx.config, "/admin")}#security` },
      note: advice[alarm],
      footerContent: `You’re receiving this email because you run ${site_name}. While this continues, we’ll email you again in ${limits.alarm_pause_hours} hours at the earliest.`,
    });
  },
});

export const securityEmails: readonly Email[] = [securityAlarm];
