import type { Locator } from "@playwright/test";

type Files = Parameters<Locator["setInputFiles"]>[0];

/**
 * Counts what a thumb does: each press, each field that it goes to, two for a choice from a list, and for files the chooser and each
 * file. What is typed, and a field that has the focus by itself, cost nothing.
 */
export function countTaps() {
  let taps = 0;
  const press = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    count: () => taps,
    /** A tap that no page of ours sees: a key of the keyboard that sends, a link in a mailbox. */
    elsewhere: () => {
      taps += 1;
    },
    press,
    async type(field: Locator, text: string) {
      if (!(await field.evaluate((element) => element === document.activeElement))) await press(field);
      await field.fill(text);
    },
    async choose(list: Locator, option: string) {
      taps += 2;
      await list.selectOption(option);
    },
    async attach(input: Locator, files: Files) {
      taps += 1 + (Array.isArray(files) ? files.length : 1);
      await input.setInputFiles(files);
    },
  };
}
export type Taps = ReturnType<typeof countTaps>;
