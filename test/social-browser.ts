import type { TestApp } from "./harness.ts";

/** Has cookies of both sides and doesn't follow redirects. */
type SocialBrowser = {
  begin(path: string): Promise<URL>;
  choose(issuerAddress: URL, choice: { sub: string } | "cancel"): Promise<URL>;
  comeBack(callback: URL): Promise<URL>;
  cookies: Map<string, string>;
  header(): string;
};

export function openSocialBrowser(app: TestApp): SocialBrowser {
  const [cookies, issuerCookies] = [new Map<string, string>(), new Map<string, string>()];
  const ours = async ({ pathname, search }: URL) => {
    const answer = await app.request(pathname + search, { headers: { cookie: header(cookies) } });
    store(cookies, answer);
    return new URL(locationOf(answer));
  };
  const theirs = async (address: URL, form?: URLSearchParams) => {
    const answer = await fetch(address, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: header(issuerCookies) },
      ...(form && { body: form }),
    });
    store(issuerCookies, answer);
    await answer.arrayBuffer();
    return new URL(locationOf(answer), address);
  };
  return {
    begin: (path) => ours(new URL(path, "https://umshado.test")),
    async choose(issuerAddress, choice) {
      const page = await theirs(issuerAddress);
      const act = choice === "cancel" ? "cancel" : "continue";
      const form = new URLSearchParams(choice === "cancel" ? {} : { account: choice.sub });
      return theirs(await theirs(new URL(`${page.href}/${act}`), form));
    },
    comeBack: ours,
    cookies,
    header: () => header(cookies),
  };
}

function locationOf(answer: Response): string {
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`no redirect but ${answer.status} from ${answer.url}`);
  return location;
}

function header(jar: Map<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

function store(jar: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const isOver = attributes.some((each) => /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(each));
    if (isOver || value === "") jar.delete(name);
    else jar.set(name, value);
  }
}
