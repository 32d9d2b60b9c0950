import type { z } from "zod";
import { emailsAbout } from "../../contract/emails/words.ts";
import type { Context } from "../../platform/context.ts";
import type { MailContent } from "../../platform/mail.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { renderText } from "./render-text.ts";
import { linkTokenOf, type About } from "./rules.ts";
import type { Link, WrittenEmail } from "./write-blocks.ts";

type Definition<Data extends object, Facts> = {
  /** As rows have it in `template`; it never changes. */
  name: string;
  /** What it is about, which decides who stops it and how. */
  topic: About;
  /** What a row keeps of it: ids, no texts. */
  data: z.ZodType<Data>;
  /** The last email to somebody who is gone: once it is sent, neither its address nor its data is kept [emails-9]. */
  forgetWhenSent?: true;
  /** Gathers what it says when it leaves, so that it says what is true then. Throws `EmailDropped` when there is nothing left to say. */
  load: (ctx: Context, data: Data) => Promise<Facts>;
  /** What follows where its address takes none of it by the time it would leave; nothing unless said. */
  withhold?: (ctx: Context, data: Data) => Promise<void>;
  /** Says it, in blocks that its HTML and its text are made of. */
  write: (facts: Facts) => WrittenEmail;
};

/** A kind of email, by what a row keeps of it. */
export type Email<Data extends object = object> = Pick<
  Definition<Data, unknown>,
  "name" | "topic" | "forgetWhenSent"
> & {
  /** What a row keeps, read back. */
  read: (kept: unknown) => Data;
  /** The email, made of what a row keeps, as it leaves to an address. */
  compose: (ctx: Context, kept: unknown, to: string) => Promise<MailContent>;
  /** Does what follows from its not leaving, to an address that takes none of it. */
  withhold: (ctx: Context, kept: unknown) => Promise<void>;
};

/** What the email was about is gone: it is not sent. The message is kept as the reason. */
export class EmailDropped extends Error {}

/** Defines a kind of email. Use cases queue it by its definition, and the worker finds it among those that are registered. */
export function defineEmail<Data extends object, Facts>(definition: Definition<Data, Facts>): Email<Data> {
  const { data, load, write, withhold, ...named } = definition;
  const read = (kept: unknown) => data.parse(kept);
  return {
    ...named,
    read,
    compose: async (ctx, kept, to) => {
      const written = write(await load(ctx, read(kept)));
      return render(named.topic === "security" ? written : { ...written, stop: stopLink(ctx, to, named.topic) });
    },
    withhold: async (ctx, kept) => withhold?.(ctx, read(kept)),
  };
}

/** Where an address stops emails, those of a topic or all, by page and by its mail program's button [emails-13, emails-19]. */
function stopLink({ config, keyedHash }: Context, to: string, topic: Exclude<About, "security">): Link {
  const all = `${pageUrl(config, "/unsubscribe")}?token=${linkTokenOf(keyedHash, to)}`;
  if (topic === "other") return { label: "Unsubscribe: stop all emails to this address", href: all };
  return { label: `Unsubscribe: stop ${emailsAbout[topic]}, or all emails`, href: `${all}&topic=${topic}` };
}

/** What makes the HTML, once the first email leaves: most processes at most times send nothing. To look the module up costs as much as an email's text. */
let renderer: Promise<typeof import("./render-html.tsx")> | undefined;

/** As HTML and as text. */
async function render(written: WrittenEmail): Promise<MailContent> {
  const { renderHtml } = await (renderer ??= import("./render-html.tsx"));
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
