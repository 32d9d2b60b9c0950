import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const engines = {
  firefox: "/usr/bin/firefox-esr",
  webkitDriver: "/usr/bin/WebKitWebDriver",
  webkitWindow: webkitWindow(),
  display: "/usr/bin/Xvfb",
};

export function missingEngines() {
  return Object.values(engines).filter((path) => !existsSync(path));
}

function webkitWindow() {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].filter((path) => existsSync(path));
  const windows = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith("webkit2gtk-4."))
      .map((name) => join(folder, name, "MiniBrowser")),
  );
  return windows.find((path) => existsSync(path)) ?? "MiniBrowser";
}
