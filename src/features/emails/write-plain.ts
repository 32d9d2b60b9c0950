import { note, sureButton, type WrittenEmail } from "./write-blocks.ts";

type PlainEmail = {
  /** Also the email's title. */
  subject: string;
  lead: string;
  /** What to do, if there is anything. */
  action?: { label: string; href: string };
  /** What is to be known besides. */
  note: string;
  /** Why it came, and what to do if it was not them. */
  foot: string;
};

/** An email of a title, what happened, perhaps one thing to do, and a note. */
export function writePlain(site_name: string, { subject, lead, action, note: remark, foot }: PlainEmail): WrittenEmail {
  const blocks = action ? sureButton(action.label, action.href, remark) : [note(remark)];
  return { site_name, subject, title: subject, lead, blocks, foot };
}
