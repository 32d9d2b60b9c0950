import { expect, test } from "vitest";
import { EmailButton, EmailLink, EmailNote, EmailOpening, renderEmail } from "./render-parts.tsx";

test("an email address breaks before its signs, and its link stays complete", () => {
  const email = "thandeka.zulu@post.example";
  const html = renderEmail({
    title: email,
    preview: "",
    siteName: "Umshado",
    footerContent: `Write to ${email}. Thank you.`,
    children: <EmailLink href={`mailto:${email}`}>{email}</EmailLink>,
  });
  const soft = "thandeka<wbr/>.zulu<wbr/>@post<wbr/>.example";
  expect(html).toContain(`<title>${email}</title>`);
  expect(html).toContain(`>Write to ${soft}. Thank you.<`);
  expect(html).toContain(`href="mailto:${email}"`);
  expect(html).toContain(`>${soft}</a>`);
});

test("a long address breaks in every component of an email, so that no phone has to scroll sideways", () => {
  const long = `https://umshado.test/${"a".repeat(300)}`;
  const children = (
    <>
      <EmailOpening title={long}>{long}</EmailOpening>
      <EmailButton href={long}>{long}</EmailButton>
      <EmailNote>
        <EmailLink href={long}>{long}</EmailLink>
      </EmailNote>
    </>
  );
  const html = renderEmail({ title: "Title", preview: "", siteName: "Umshado", footerContent: long, children });
  // the element right before a long address contains it
  const holders = html
    .split(`>${long}`)
    .slice(0, -1)
    .map((before) => before.slice(before.lastIndexOf("<")));
  expect(holders).toHaveLength(5);
  for (const holder of holders) expect(holder).toContain("overflow-wrap:anywhere");
});
