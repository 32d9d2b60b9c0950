import { expect, test } from "vitest";
import { attachmentOf } from "./attachment.ts";

test.each([
  ["quote.pdf", `attachment; filename="quote.pdf"; filename*=UTF-8''quote.pdf`],
  ["onze plannen’s.pdf", `attachment; filename="onze plannen_s.pdf"; filename*=UTF-8''onze%20plannen%E2%80%99s.pdf`],
  [`a"b\\c%2f'(1)*.pdf`, `attachment; filename="a_b_c_2f'(1)*.pdf"; filename*=UTF-8''a%22b%5Cc%252f%27%281%29%2A.pdf`],
  [
    "x\r\nSet-Cookie: a.pdf",
    `attachment; filename="x__Set-Cookie: a.pdf"; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a.pdf`,
  ],
  ["half \ud83d.pdf", `attachment; filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
])("a file called %j is saved under its name, and the header ends where it ends", (name, header) => {
  expect(attachmentOf(name)).toBe(header);
  expect(() => new Headers({ "content-disposition": attachmentOf(name) })).not.toThrow();
});
