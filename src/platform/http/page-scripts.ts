import { href } from "react-router";
import { scriptMark } from "./script-mark.ts";

const wanted = /^<!DOCTYPE html><html[^>]* data-scripts="late"/;
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const start = `<script nonce="${scriptMark}" type="module" async="">`;
const scriptEnd = "</script>";
const imported = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const rest = /(window\.__reactRouterRouteModules = \{[^}]*\};)\s*(import\("[^"]+"\));/;

/**
 * A rendered page whose scripts come after its `load` event or at the first touch, whichever is first, since all of it is there and
 * usable before [visitors-29]. Whoever is signed in gets them at once: what such a page shows of them is made by scripts. Where a script does not come, the next touch asks again.
 * A page whose start is another than the router writes, as in development, where what swaps modules comes before them, stays as it is.
 */
export function withLateScripts(html: string): string {
  if (!wanted.test(html)) return html;
  const from = html.indexOf(start);
  const to = html.indexOf(scriptEnd, from);
  const script = from === -1 ? "" : html.slice(from + start.length, to);
  const begin = beginning(script);
  if (begin === null) return html;
  const ahead = [...html.matchAll(preload)].map(([, address = ""]) => address);
  const late = `${madeReady}<script nonce="${scriptMark}">${waiting(ahead, begin)}${scriptEnd}`;
  return (html.slice(0, from) + late + html.slice(to + scriptEnd.length)).replaceAll(preload, "");
}

/** What the router's script does, as a call that can be made later; null for one that is written in another way than in the built product. */
function beginning(script: string): string | null {
  const [found, modules, entry] = rest.exec(script) ?? [];
  if (found === undefined || script.replace(found, "").replaceAll(imported, "").trim() !== "") return null;
  const imports = [...script.matchAll(imported)].map(([, name = "", address = ""]) => ({ name, address }));
  const calls = imports.map(({ address }) => `import(${JSON.stringify(address)})`).join(",");
  const names = imports.map(({ name }) => name).join(",");
  return `Promise.all([${calls}]).then(([${names}])=>{${modules}return ${entry}})`;
}

/** What the browser makes ready by itself until the router does: a profile, or a list, as its link is pressed; data costs, so that none is fetched for a link that is only seen. */
const madeReady = `<script nonce="${scriptMark}" type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: { href_matches: [href("/provider/:id", { id: "*" }), `${href("/providers")}*`] },
      eagerness: "conservative",
    },
  ],
})}</script>`;

/** A browser that tells nothing of its first paint is waited for so long after `load`. */
const paint_milliseconds = 1_000;

/**
 * The inline script: it begins once, when what `load` waited for is on the screen, and again at a touch after a try that failed. On a slow processor the first
 * paint comes well after `load`, so that it is waited for by name, and the frame behind it too, since pictures may come with that.
 */
function waiting(ahead: readonly string[], begin: string): string {
  const preloads = `${JSON.stringify(ahead)}.forEach(h=>{let l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)})`;
  const painted = `new PerformanceObserver((l,o)=>{o.disconnect();late()}).observe({type:"paint",buffered:!0})`;
  return (
    `(()=>{let d=document,begun,late=()=>requestAnimationFrame(()=>setTimeout(go)),go=()=>{if(begun)return;begun=1;${preloads};${begin}.then(()=>d.querySelector("[type=speculationrules]")?.remove(),()=>{begun=0})};` +
    `for(let e of["pointerdown","keydown"])addEventListener(e,go,!0);` +
    `d.documentElement.dataset.visitor||d.readyState=="complete"?go():addEventListener("load",()=>{setTimeout(late,${paint_milliseconds});${painted}})})()`
  );
}
