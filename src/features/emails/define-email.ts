import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import type { MailContent } from "../../platform/mail.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { renderText } from "./render-text.ts";
import { linkTokenOf } from "./rules.ts";
import type { WrittenEmail } from "./write-blocks.ts";

type Definition<Data extends object, Facts> = {
  /** As rows have it in `template`; it never changes. */
  name: string;
  /**
   * About the safety of an account: who may get into it, or what somebody may have done to it. It reaches addresses that
   * take no emails too; any other ends with the link that stops all [emails-12].
   */
  is_security: boolean;
  /** What a row keeps of it: ids, no texts. */
  data: z.ZodType<Data>;
  /** The last email to somebody who is gone: once it is sent, neither its address nor its data is kept [emails-9]. */
  forgetWhenSent?: true;
  /** Gathers what it says when it leaves, so that it says what is true then. Throws `EmailDropped` when there is nothing left to say. */
  load: (ctx: Context, data: Data) => Promise<Facts>;
  /** Says it, in blocks that its HTML and its text are made of. */
  write: (facts: Facts) => WrittenEmail;
};

/** A kind of email, by what a row keeps of it. */
export type Email<Data extends object = object> = Pick<
  Definition<Data, unknown>,
  "name" | "is_security" | "forgetWhenSent"
> & {
  /** What a row keeps, read back. */
  read: (kept: unknown) => Data;
  /** The email, made of what a row keeps, as it leaves to an address. */
  compose: (ctx: Context, kept: unknown, to: string) => Promise<MailContent>;
};

/** What the email was about is gone: it is not sent. The message is kept as the reason. */
export class EmailDropped extends Error {}

/** Defines a kind of email. Use cases queue it by its definition, and the worker finds it among those that are registered. */
export function defineEmail<Data extends object, Facts>(definition: Definition<Data, Facts>): Email<Data> {
  const { data, load, write, ...named } = definition;
  const read = (kept: unknown) => data.parse(kept);
  return {
    ...named,
    read,
    compose: async (ctx, kept, to) => {
      const written = write(await load(ctx, read(kept)));
      return render(named.is_security ? written : { ...written, stop_url: stopUrl(ctx, to) });
    },
  };
}

/** Where an address stops all emails, by page and by its mail program's button. */
function stopUrl({ config, keyedHash }: Context, to: string): string {
  return `${pageUrl(config, "/unsubscribe")}?token=${linkTokenOf(keyedHash, to)}`;
}

/** As HTML and as text. What makes the HTML is loaded when an email leaves: most processes at most times send nothing. */
async function render(written: WrittenEmail): Promise<MailContent> {
  const { renderHtml } = await import("./render-html.tsx");
  const { subject, replyTo, stop_url } = written;
  return {
    subject,
    text: renderText(written),
    html: renderHtml(written),
    ...(replyTo && { replyTo }),
    ...(stop_url !== undefined && { stopUrl: stop_url }),
  };
}
