import { expect, test } from "vitest";
import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { defineEmail } from "./define-email.ts";
import { prepareEmail } from "./queue-email.ts";
import { writePlain } from "./write-plain.ts";

const about = { recipient: "reader@people.test", subject_id: "01980000-0000-7000-8000-000000000000" };
const greeting = defineEmail({
  name: "greeting",
  data: z.object({ person_id: z.string() }),
  load: async (_ctx, { person_id }) => ({ person_id, greeting: "Molo" }),
  write: (facts) => writePlain("Umshado", { subject: facts.greeting, lead: facts.person_id, note: "", foot: "" }),
});
const parting = defineEmail({ ...definitionOf("parting"), forgetWhenSent: true });

function definitionOf(name: string) {
  const write = () => writePlain("Umshado", { subject: "", lead: "", note: "", foot: "" });
  return { name, data: z.object({}), load: async () => ({}), write };
}

test("an email is queued with what its definition says that rows keep, and with nothing else", () => {
  expect(prepareEmail(greeting, { ...about, data: { person_id: "1" } })).toMatchObject({
    template: "greeting",
    data: { person_id: "1" },
  });
  // @ts-expect-error a field of another name
  prepareEmail(greeting, { ...about, data: { person: "1" } });
  // @ts-expect-error a field too many
  prepareEmail(greeting, { ...about, data: { person_id: "1", name: "Thandi" } });
  // @ts-expect-error a field of another kind
  prepareEmail(greeting, { ...about, data: { person_id: 1 } });
});

test("an email is written from what its row kept, and not from a row that kept something else", async () => {
  const ctx = {} as Context;
  expect(await greeting.compose(ctx, { person_id: "1" })).toMatchObject({ subject: "Molo", text: "Molo\n\n1\n\n\n\n" });
  await expect(greeting.compose(ctx, {})).rejects.toThrow("person_id");
});

test("the last email to somebody is marked to be forgotten", () => {
  expect(prepareEmail(parting, { ...about, data: {} }).data).toEqual({ forget_when_sent: "yes" });
  expect(prepareEmail(greeting, { ...about, data: { person_id: "1" } }).data).not.toHaveProperty("forget_when_sent");
});
