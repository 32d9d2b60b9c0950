import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { sharedUrl } from "./places.ts";

const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

export const kitActions: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    for (const name of ["Show a bad toast", "Show a toast with a way back", "Remove Silver", "Show all 3", "Page 2"])
      await press(name)(page);
  },
  press("Open a sheet"),
  async (page) => {
    await closeDialog(page);
    await press("Ask a question")(page);
    await press("Delete")(page);
    await page.getByRole("alert").getByText("It could not be deleted").waitFor();
  },
];

/** Builds the kit page in memory, since the product's build omits it. */
export async function openKit(page: Page): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    base: "/kit/",
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: "test/journeys/kit/kit-entry.tsx" },
    },
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  await page.route(`${sharedUrl()}/kit**`, (route) =>
    route.fulfill({ contentType: "text/html", body: documentOf(files) }),
  );
  await page.route(`${sharedUrl()}/kit/**`, (route) => {
    const file = files.find(({ fileName }) => route.request().url().endsWith(`/kit/${fileName}`));
    const body = file && (file.type === "chunk" ? file.code : Buffer.from(file.source));
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: typeOf(file?.fileName ?? ""), body });
  });
  await page.goto("/kit");
  await page.getByRole("heading", { name: "The kit" }).waitFor();
}

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

function documentOf(files: readonly BuiltFile[]): string {
  const styles = files.filter(({ fileName }) => fileName.endsWith(".css"));
  const entry = files.find((file) => file.type === "chunk" && file.isEntry);
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Kit</title>
${styles.map(({ fileName }) => `<link rel="stylesheet" href="/kit/${fileName}">`).join("")}</head>
<body><main id="top"></main><script type="module" src="/kit/${entry?.fileName}"></script></body></html>`;
}

function typeOf(name: string): string {
  if (name.endsWith(".js")) return "text/javascript";
  return name.endsWith(".css") ? "text/css" : "font/woff2";
}
