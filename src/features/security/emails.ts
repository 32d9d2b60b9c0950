import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeAlarm } from "./mail.ts";
import { alarms, type Alarm } from "./rules.ts";

const kinds = Object.keys(alarms) as [Alarm, ...Alarm[]];

export const securityAlarm = defineEmail({
  name: "security_alarm",
  topic: "security",
  data: z.object({ alarm: z.enum(kinds) }),
  async load(ctx, { alarm }) {
    const { site_name } = await readSettings(ctx);
    return { site_name, alarm, security_url: `${pageUrl(ctx.config, "/admin")}#security` };
  },
  write: writeAlarm,
});

export const securityEmails: readonly Email[] = [securityAlarm];
