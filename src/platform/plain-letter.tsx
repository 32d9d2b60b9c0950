import { LetterButton, LetterFrame, LetterLink, LetterNote, LetterOpening, renderLetter } from "./letter-parts.tsx";
import type { LetterContent } from "./letters.ts";

type PlainLetter = {
  /** Also the letter's title. */
  subject: string;
  lead: string;
  /** What to do, if there is anything. */
  action?: { label: string; href: string };
  /** What is to be known besides. */
  note: string;
  /** Why it came, and what to do if it was not them. */
  foot: string;
};

/** A letter of a title, what happened, perhaps one thing to do, and a note. */
export function writePlainLetter(site_name: string, { subject, lead, action, note, foot }: PlainLetter): LetterContent {
  const text = [subject, lead, ...(action ? [`${action.label}:\n${action.href}`] : []), note, foot];
  const html = renderLetter(
    <LetterFrame title={subject} preview={lead} siteName={site_name} foot={foot}>
      <LetterOpening title={subject}>{lead}</LetterOpening>
      {action && <LetterButton href={action.href}>{action.label}</LetterButton>}
      <LetterNote>{note}</LetterNote>
      {action && (
        <LetterNote>
          If the button does not work, copy this address: <LetterLink href={action.href}>{action.href}</LetterLink>
        </LetterNote>
      )}
    </LetterFrame>,
  );
  return { subject, text: text.join("\n\n"), html };
}
