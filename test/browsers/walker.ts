import type { DrivenBrowser, Handle } from "./driven-browser.ts";

const inSight = `
  const [css, words] = arguments;
  const nameOf = (one) =>
    one.getAttribute("aria-label") ??
    (one.labels?.length > 0 ? [...one.labels].map((label) => label.textContent).join(" ") : one.textContent);
  const place = document.querySelector("dialog[open]") ?? document;
  const found = [...place.querySelectorAll(css)].find((one) => one.checkVisibility() && nameOf(one).includes(words));
  found?.scrollIntoView({ block: "center" });
  return found ?? null;
`;

const visibleText = `
  const dialog = document.querySelector("dialog[open]");
  const body = dialog.querySelector("h2").parentElement.parentElement.nextElementSibling;
  const isWhole = body.scrollHeight - body.clientHeight <= 1;
  return isWhole || dialog.getBoundingClientRect().height >= 0.85 * innerHeight ? "whole" : body.clientHeight + " of " + body.scrollHeight;
`;

const patience_ms = 15_000;

export async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + patience_ms;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > end) throw new Error(`Waited for nothing: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Null if the element was re-rendered between finding and using it; then find it again. */
async function unlessStale<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof Error && /stale element|detached/i.test(cause.message)) return null;
    throw cause;
  }
}

export class Walker {
  readonly browser: DrivenBrowser;
  readonly #site: string;

  constructor(browser: DrivenBrowser, site: string) {
    this.browser = browser;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.browser.open(this.#site + path);
    await this.until(
      "the page is awake",
      `
      const main = document.querySelector("main");
      return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
    `,
    );
  }
  async find(css: string, words = ""): Promise<Handle> {
    return until(`${css} “${words}”`, () => unlessStale(() => this.browser.find(inSight, css, words)));
  }
  async press(css: string, words = ""): Promise<void> {
    await until(`a press on ${css} “${words}”`, () =>
      unlessStale(async () => {
        await this.browser.press(await this.find(css, words));
        return true;
      }),
    );
  }
  async type(label: string, text: string): Promise<void> {
    await this.browser.type(await this.find("input, textarea", label), text);
  }
  async choose(label: string, choice: string): Promise<void> {
    const select = await this.find("select", label);
    // an open native list is outside the page
    const script = `
      const [select, choice] = arguments;
      select.value = [...select.options].find(({ text }) => text === choice).value;
      for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
    `;
    await this.browser.run(script, select, choice);
  }
  async until(what: string, script: string): Promise<void> {
    await until(what, () => this.browser.run<boolean>(script));
  }
  async waitForText(sentence: string): Promise<void> {
    await until(`“${sentence}”`, () =>
      this.browser.run<boolean>("return document.body.innerText.includes(arguments[0])", sentence),
    );
  }
  async address(): Promise<string> {
    return this.browser.run<string>("return location.pathname + location.search + location.hash");
  }
  async untilAt(pattern: RegExp): Promise<void> {
    await until(`an address like ${pattern}`, async () => pattern.test(await this.address()));
  }
  async untilDialog(isOpen: boolean): Promise<void> {
    await this.until(
      `a dialog that is ${isOpen ? "open" : "closed"}`,
      `return (document.querySelector("dialog[open]") !== null) === ${isOpen}`,
    );
  }
  visibleText(): Promise<string> {
    return this.browser.run<string>(visibleText);
  }
  focused(): Promise<string> {
    return this.browser.run<string>(
      "return document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText",
    );
  }
}
