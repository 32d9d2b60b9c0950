import { expect, test } from "vitest";
import { z } from "zod";
import { settingDefaults } from "../../contract/settings/schema.ts";
import { readConfig } from "../../platform/config.ts";
import type { Context } from "../../platform/context.ts";
import { keyedHashOf } from "../../platform/keyed-hash.ts";
import { writePlain } from "./content/write-blocks.ts";
import { defineEmail } from "./define-email.ts";
import { prepareEmail } from "./queue-email.ts";

const content = { subject: "", lead: "", note: "", footerContent: "" };
const about = { recipient: "reader@people.test", subject_id: "01980000-0000-7000-8000-000000000000" };
/** With the default settings. */
const cache = { remember: async () => settingDefaults } as unknown as Context["cache"];
const greeting = defineEmail({
  name: "greeting",
  topic: "security",
  data: z.object({ person_id: z.string() }),
  write: async (_ctx, { person_id }) => writePlain({ ...content, subject: "Molo", lead: person_id }),
});
const parting = defineEmail({ ...definitionOf("parting"), forgetWhenSent: true });

function definitionOf(name: string) {
  return { name, topic: "security" as const, data: z.object({}), write: async () => writePlain(content) };
}

test("an email is queued with the data of its definition, and with nothing else", () => {
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

test("an email is written from the data of its row, and not from a row with other data", async () => {
  const ctx = { cache } as Context;
  expect(await greeting.compose(ctx, { person_id: "1" }, about.recipient)).toMatchObject({
    subject: "Molo",
    text: "Molo\n\n1\n\n\n\n",
  });
  await expect(greeting.compose(ctx, {}, about.recipient)).rejects.toThrow("person_id");
});

test("the last email to a person is marked for deletion", () => {
  expect(prepareEmail(parting, { ...about, data: {} }).data).toEqual({ forget_when_sent: "yes" });
  expect(prepareEmail(greeting, { ...about, data: { person_id: "1" } }).data).not.toHaveProperty("forget_when_sent");
});

test("an email that is not about the safety of an account ends with the link that stops its kind or all, in its headers too", async () => {
  const ctx = {
    cache,
    config: readConfig({ PUBLIC_URL: "https://weddings.example", TRUST_PROXY: "0" }),
    keyedHash: keyedHashOf("the secret of this installation"),
  } as Context;
  const ordinary = defineEmail({ ...definitionOf("ordinary"), topic: "other" });
  const { text, html, stopUrl = "" } = await ordinary.compose(ctx, {}, about.recipient);
  expect(stopUrl).toMatch(/^https:\/\/weddings\.example\/unsubscribe\?token=[\w-]{86}$/);
  expect(text.endsWith(`Unsubscribe: stop all emails to this address: ${stopUrl}`)).toBe(true);
  expect(html).toContain(`href="${stopUrl}"`);
  expect(await greeting.compose(ctx, { person_id: "1" }, about.recipient)).not.toHaveProperty("stopUrl");
  const reminder = await defineEmail({ ...definitionOf("reminder"), topic: "reminders" }).compose(
    ctx,
    {},
    about.recipient,
  );
  expect(reminder.stopUrl).toBe(`${stopUrl}&topic=reminders`);
  expect(reminder.text.endsWith(`Unsubscribe: stop reminders, or all emails: ${stopUrl}&topic=reminders`)).toBe(true);
  // @ts-expect-error a template that doesn't say what it is about
  defineEmail({ name: "silent", data: z.object({}), write: async () => writePlain(content) });
});
