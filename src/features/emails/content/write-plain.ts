import { noteBlock, sureButton, type WrittenEmail } from "./write-blocks.ts";

type PlainEmail = {
  subject: string;
  lead: string;
  action?: { label: string; href: string };
  note: string;
  footerContent: string;
};

export function writePlain(
  site_name: string,
  { subject, lead, action, note: remark, footerContent }: PlainEmail,
): WrittenEmail {
  const blocks = action ? sureButton(action.label, action.href, remark) : [noteBlock(remark)];
  return { site_name, subject, title: subject, lead, blocks, footerContent };
}
