import { href } from "react-router";
import { scriptMark } from "./script-mark.ts";

const wanted = /^<!DOCTYPE html><html[^>]* data-scripts="late"/;
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const start = `<script nonce="${scriptMark}" type="module" async="">`;
const scriptEnd = "</script>";
const imported = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const rest = /(window\.__reactRouterRouteModules = \{[^}]*\};)\s*(import\("[^"]+"\));/;

/**
 * Loads a page's scripts after `load` or at the first touch [visitors-29]; at once for signed-in visitors. Leaves
 * unknown pages unchanged.
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

/** The router's script as a function body; null if it isn't in the form of the built product. */
function beginning(script: string): string | null {
  const [result, modules, entry] = rest.exec(script) ?? [];
  if (result === undefined || script.replace(result, "").replaceAll(imported, "").trim() !== "") return null;
  const imports = [...script.matchAll(imported)].map(([, name = "", address = ""]) => ({ name, address }));
  const calls = imports.map(({ address }) => `import(${JSON.stringify(address)})`).join(",");
  const names = imports.map(({ name }) => name).join(",");
  return `Promise.all([${calls}]).then(([${names}])=>{${modules}return ${entry}})`;
}

/** Prefetches on press, not on sight, because data costs money. */
const madeReady = `<script nonce="${scriptMark}" type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: { href_matches: [href("/provider/:id", { id: "*" }), `${href("/providers")}*`] },
      eagerness: "conservative",
    },
  ],
})}</script>`;

/** The wait after `load` in browsers that don't report first paint. */
const paint_milliseconds = 1_000;

/**
 * Starts after the first paint, which slow processors reach well after `load`; again at the next touch after a failure.
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
