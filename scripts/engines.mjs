import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian's packages `firefox-esr`, `webkit2gtk-driver` and `xvfb` put what `npm run test:browsers` starts. */
export const engines = {
  firefox: "/usr/bin/firefox-esr",
  webkitDriver: "/usr/bin/WebKitWebDriver",
  webkitWindow: webkitWindow(),
  display: "/usr/bin/Xvfb",
};

/** The programs that are not installed. */
export function missingEngines() {
  return Object.values(engines).filter((path) => !existsSync(path));
}

/** WebKitGTK's own small browser; its folder is named after the machine and the library's version. */
function webkitWindow() {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].filter((path) => existsSync(path));
  const windows = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith("webkit2gtk-4."))
      .map((name) => join(folder, name, "MiniBrowser")),
  );
  return windows.find((path) => existsSync(path)) ?? "MiniBrowser";
}
