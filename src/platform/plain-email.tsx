import { EmailButton, EmailFrame, EmailLink, EmailNote, EmailOpening, renderEmail } from "./email-parts.tsx";
import type { MailContent } from "./mail.ts";

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
export function writePlainEmail(site_name: string, { subject, lead, action, note, foot }: PlainEmail): MailContent {
  const text = [subject, lead, ...(action ? [`${action.label}:\n${action.href}`] : []), note, foot];
  const html = renderEmail(
    <EmailFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <EmailOpening title={subject}>{lead}</EmailOpening>
      {action && <EmailButton href={action.href}>{action.label}</EmailButton>}
      <EmailNote>{note}</EmailNote>
      {action && (
        <EmailNote>
          If the button does not work, copy this address: <EmailLink href={action.href}>{action.href}</EmailLink>
        </EmailNote>
      )}
    </EmailFrame>,
  );
  return { subject, text: text.join("\n\n"), html };
}
