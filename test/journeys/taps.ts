import type { Locator } from "@playwright/test";

type Files = Parameters<Locator["setInputFiles"]>[0];

/** Two for a select; each file and its chooser. Typing and automatic focus are free. */
export function countTaps() {
  let taps = 0;
  const press = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    count: () => taps,
    /** A tap outside our pages: a keyboard's send key, a link in a mailbox. */
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
