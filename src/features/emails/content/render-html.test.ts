import { expect, test } from "vitest";
import { renderHtml } from "./render-html.tsx";
import { renderText } from "./render-text.ts";
import { button, factsBlock, noteBlock, quoteBlock, sureButton, type WrittenEmail } from "./write-blocks.ts";

const written: WrittenEmail = {
  site_name: "Umshado",
  subject: "Enquiry from Zanele",
  title: "Zanele would like to hear from you",
  lead: "They sent an enquiry.",
  blocks: [
    factsBlock([
      { term: "Venue", text: "Paarl" },
      { term: "Interested in", text: "\n- Cake\n- Flowers", lines: ["Cake", "Flowers"] },
      {
        term: "Phone",
        text: "082",
        links: [
          { label: "082", href: "tel:082" },
          { label: "WhatsApp", href: "https://wa.me/082" },
        ],
      },
    ]),
    quoteBlock("Their message", "Molo <you>\n\nBye"),
    button("See their profile", "https://u.test/provider/1", "Their profile"),
    noteBlock("Answer soon."),
  ],
  footerContent: "You’re receiving this email because you are listed.",
  footer_link: { label: "All your enquiries", href: "https://u.test/enquiries" },
};

test("an email's text has each block in its turn", () => {
  expect(renderText(written)).toBe(
    [
      "Zanele would like to hear from you",
      "They sent an enquiry.",
      "Venue: Paarl\nInterested in:\n- Cake\n- Flowers\nPhone: 082",
      "Their message:\n> Molo <you>\n>\n> Bye",
      "Their profile: https://u.test/provider/1",
      "Answer soon.",
      "You’re receiving this email because you are listed.\nAll your enquiries: https://u.test/enquiries",
    ].join("\n\n"),
  );
});

test("its HTML has the same blocks in the same order, and what only HTML can", () => {
  const html = renderHtml(written);
  const texts = [
    "They sent an enquiry.",
    "Venue",
    "Their message",
    "See their profile",
    "Answer soon.",
    "You’re receiving this email",
  ];
  const places = texts.map((words) => html.lastIndexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain("<div>Cake</div><div>Flowers</div>");
  expect(html).toMatch(/tel:082[^]*>082<\/a> or <a[^>]*wa\.me/);
  expect(html).toContain("Molo &lt;you&gt;<br/><br/>Bye");
});

test("an important button has its address once more in HTML, and once in the text", () => {
  const link = "https://u.test/reset-password?token=1";
  const sure = { ...written, blocks: sureButton("Set a new password", link, "It works once.") };
  expect(renderText(sure).split(link)).toHaveLength(2);
  expect(renderHtml(sure)).toContain(`>${link}</a>`);
});
