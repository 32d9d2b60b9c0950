import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import type { MailContent } from "../../platform/mail.ts";
import { renderText } from "./render-text.ts";
import type { WrittenEmail } from "./write-blocks.ts";

type Definition<Data extends object, Facts> = {
  /** As rows have it in `template`; it never changes. */
  name: string;
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
export type Email<Data extends object = object> = Pick<Definition<Data, unknown>, "name" | "forgetWhenSent"> & {
  /** What a row keeps, read back. */
  read: (kept: unknown) => Data;
  /** The email, made of what a row keeps, as it leaves. */
  compose: (ctx: Context, kept: unknown) => Promise<MailContent>;
};

/** What the email was about is gone: it is not sent. The message is kept as the reason. */
export class EmailDropped extends Error {}

/** Defines a kind of email. Use cases queue it by its definition, and the worker finds it among those that are registered. */
export function defineEmail<Data extends object, Facts>(definition: Definition<Data, Facts>): Email<Data> {
  const { data, load, write, ...named } = definition;
  const read = (kept: unknown) => data.parse(kept);
  return { ...named, read, compose: async (ctx, kept) => render(write(await load(ctx, read(kept)))) };
}

/** As HTML and as text. What makes the HTML is loaded when an email leaves: most processes at most times send nothing. */
async function render(written: WrittenEmail): Promise<MailContent> {
  const { renderHtml } = await import("./render-html.tsx");
  const { subject, replyTo } = written;
  return { subject, text: renderText(written), html: renderHtml(written), ...(replyTo && { replyTo }) };
}
