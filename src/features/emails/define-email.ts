import type { z } from "zod";
import { emailsAbout } from "../../contract/emails/calls.ts";
import type { Settings } from "../../contract/settings/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { MailContent } from "../../platform/network/mail.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { readSettings } from "../settings/read-settings.ts";
import { renderText } from "./content/render-text.ts";
import type { EmailContent, LabelledLink, WrittenEmail } from "./content/write-blocks.ts";
import { linkTokenOf, type About } from "./rules.ts";

type Definition<Data extends object> = {
  name: string;
  /** Decides which unsubscribe choice applies. */
  topic: About;
  /** Stored with the row: ids only, no texts. */
  data: z.ZodType<Data>;
  /** Erases the address and data once sent: the last email to a deleted account [emails-9]. */
  forgetWhenSent?: true;
  /**
   * Runs when the email is sent, so that its facts are current. Throws `EmailDropped` when there is nothing to send.
   */
  write: (ctx: Context, data: Data, settings: Settings) => Promise<EmailContent>;
  /** Runs instead of sending when the address is suppressed. */
  withhold?: (ctx: Context, data: Data) => Promise<void>;
};

export type Email<Data extends object = object> = Pick<Definition<Data>, "name" | "topic" | "forgetWhenSent"> & {
  read: (saved: unknown) => Data;
  compose: (ctx: Context, saved: unknown, to: string) => Promise<MailContent>;
  withhold: (ctx: Context, saved: unknown) => Promise<void>;
};

/** The email isn't sent because its subject no longer exists; the message is saved as the reason. */
export class EmailDropped extends Error {}

export function defineEmail<Data extends object>(definition: Definition<Data>): Email<Data> {
  const { data, write, withhold, ...named } = definition;
  const read = (saved: unknown) => data.parse(saved);
  return {
    ...named,
    read,
    compose: async (ctx, saved, to) => {
      const settings = await readSettings(ctx);
      const content = await write(ctx, read(saved), settings);
      const written = { ...content, site_name: settings.site_name };
      return render(named.topic === "security" ? written : { ...written, stop: stopLink(ctx, to, named.topic) });
    },
    withhold: async (ctx, saved) => withhold?.(ctx, read(saved)),
  };
}

/** Unsubscribe link, for the page and the mail program's button [emails-13, emails-19]. */
function stopLink({ config, keyedHash }: Context, to: string, topic: Exclude<About, "security">): LabelledLink {
  const all = `${pageUrl(config, "/unsubscribe")}?token=${linkTokenOf(keyedHash, to)}`;
  if (topic === "other") return { label: "Unsubscribe: stop all emails to this address", href: all };
  return { label: `Unsubscribe: stop ${emailsAbout[topic]}, or all emails`, href: `${all}&topic=${topic}` };
}

/** Loaded with the first email, because most processes send none. */
let renderer: Promise<typeof import("./content/render-html.tsx")> | undefined;

async function render(written: WrittenEmail): Promise<MailContent> {
  const { renderHtml } = await (renderer ??= import("./content/render-html.tsx"));
  const { subject, replyTo, stop, files } = written;
  return {
    subject,
    text: renderText(written),
    html: renderHtml(written),
    ...(replyTo && { replyTo }),
    ...(stop && { stopUrl: stop.href }),
    ...(files && { files }),
  };
}
