import { pathOf } from "../../../../client/address-of.ts";
import { apiAddress } from "../../../../client/call/api-address.ts";
import type { AnswerOf } from "../../../../client/call/call-types.ts";
import { readProviderMediaCall } from "../../../../contract/media/calls.ts";
import type { Picture } from "../../../../contract/providers/schema.ts";
import { pictureAt, swipeOf } from "./picture-at.ts";
import styles from "./card-pictures.module.css";
import card from "./provider-card.module.css";

/** More pictures per card [browse-13]. */
const further_max = 3;

/** A pointer that only crosses a card loads nothing. */
const intent_ms = 200;

type Strip = { layers: HTMLImageElement[]; dots: HTMLElement[]; at: number };

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Null without further pictures. */
const strips = new WeakMap<Element, Promise<Strip | null>>();

const moves = new WeakMap<Element, (event: PointerEvent) => void>();

/** A click this soon after a swipe belongs to it. */
const click_ms = 300;

/**
 * Shows further pictures of a list's cards by mouse position or swipe. Hidden from screen readers and keyboard: the
 * profile has all pictures.
 * @param event a move over the list; earlier moves are replayed in order
 */
export function watchCards(list: HTMLElement, event: PointerEvent): void {
  const known = moves.get(list);
  if (known) known(event);
  else watchList(list, event);
}

function watchList(list: HTMLElement, first: PointerEvent): void {
  const seen = new WeakSet<Event>();
  const [mouse, finger] = [watchMouse(), watchFinger()];
  function move(event: PointerEvent) {
    if (seen.has(event)) return;
    seen.add(event);
    if (isMouse(event)) mouse.move(event);
    else finger.move(event);
  }
  moves.set(list, move);
  list.addEventListener("pointermove", move);
  list.addEventListener("pointerdown", finger.down);
  list.addEventListener("pointerup", finger.up);
  list.addEventListener("pointerleave", mouse.leave);
  // a swipe must not open the link
  list.addEventListener("click", (event) => finger.hasSwiped() && event.preventDefault(), { capture: true });
  if (isMouse(first)) mouse.move(first);
  else finger.down(first);
}

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";

/** The mouse position selects the picture; leaving restores the first. */
function watchMouse() {
  let active: Element | null = null;
  let timer = 0;
  function leave() {
    clearTimeout(timer);
    if (active && strips.has(active)) void showAt(active, 0);
    active = null;
  }
  function move(event: PointerEvent) {
    const picture = pictureUnder(event);
    if (picture !== active) leave();
    if (!picture || (navigator as SavingNavigator).connection?.saveData === true) return;
    const { left, width } = picture.getBoundingClientRect();
    const fraction = (event.clientX - left) / width;
    const isAtOnce = picture === active && strips.has(picture);
    active = picture;
    clearTimeout(timer);
    if (isAtOnce) void showAt(picture, fraction);
    else timer = window.setTimeout(() => void showAt(picture, fraction), intent_ms);
  }
  return { move, leave };
}

/** A horizontal swipe shows the next or previous picture. */
function watchFinger() {
  let finger: { x: number; y: number; picture: Element; isDone: boolean } | null = null;
  function down(event: PointerEvent) {
    const picture = isMouse(event) ? null : pictureUnder(event);
    finger = picture && { x: event.clientX, y: event.clientY, picture, isDone: false };
  }
  function move(event: PointerEvent) {
    if (!finger || finger.isDone) return;
    const step = swipeOf(event.clientX - finger.x, event.clientY - finger.y);
    if (step === 0) return;
    finger.isDone = true;
    void stepBy(finger.picture, step);
  }
  function up() {
    const lifted = finger;
    setTimeout(() => {
      if (finger === lifted) finger = null;
    }, click_ms);
  }
  return { down, move, up, hasSwiped: () => finger?.isDone === true };
}

/** Also where the card's link covers the picture. */
function pictureUnder({ target, clientX, clientY }: PointerEvent): Element | null {
  if (!(target instanceof Element) || target.closest("button")) return null;
  const picture = target.closest("article")?.querySelector(`.${card.picture}`);
  if (!picture) return null;
  const { left, right, top, bottom } = picture.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom ? picture : null;
}

async function showAt(picture: Element, fraction: number): Promise<void> {
  const strip = await stripOf(picture);
  if (strip) show(strip, pictureAt(fraction, strip.dots.length));
}

async function stepBy(picture: Element, step: number): Promise<void> {
  const strip = await stripOf(picture);
  if (strip) show(strip, Math.min(Math.max(strip.at + step, 0), strip.dots.length - 1));
}

/** Number 0 is the card's own picture; preloads the next. */
function show(strip: Strip, at: number): void {
  strip.at = at;
  for (const [index, layer] of strip.layers.entries()) {
    if (index <= at) load(layer);
    layer.classList.toggle(styles.shown ?? "", index === at - 1);
  }
  for (const [index, dot] of strip.dots.entries()) dot.classList.toggle(styles.on ?? "", index === at);
}

function load(layer: HTMLImageElement): void {
  if (layer.srcset !== "") return;
  layer.srcset = layer.dataset["srcset"] ?? "";
}

function stripOf(picture: Element): Promise<Strip | null> {
  const known = strips.get(picture);
  if (known) return known;
  const made = fetchPictures(picture).then((further) => (further.length === 0 ? null : build(picture, further)));
  strips.set(picture, made);
  return made;
}

async function fetchPictures(picture: Element): Promise<Picture[]> {
  const address = picture.closest("article")?.querySelector("a")?.getAttribute("href") ?? "";
  try {
    const answer = await fetch(
      apiAddress(pathOf(readProviderMediaCall, { id: address.replaceAll(/^.*\/|\?.*$/g, "") })),
    );
    if (!answer.ok) return [];
    const { data } = (await answer.json()) as AnswerOf<typeof readProviderMediaCall>;
    const src = picture.querySelector("img")?.getAttribute("src");
    const pictures = data.gallery.flatMap((item) => (item.picture ? [item.picture] : []));
    return pictures.filter(({ url }) => url !== src).slice(0, further_max);
  } catch (cause) {
    console.info("A card's further pictures could not be fetched.", cause);
    return [];
  }
}

function build(picture: Element, further: readonly Picture[]): Strip {
  const sizes = picture.querySelector("img")?.sizes || "(min-width: 38rem) 18rem, 92vw";
  const layers = further.map(({ srcset }) => {
    const layer = document.createElement("img");
    layer.alt = "";
    layer.sizes = sizes;
    layer.dataset["srcset"] = srcset;
    layer.className = styles.layer ?? "";
    return layer;
  });
  const place = document.createElement("span");
  place.className = styles.dots ?? "";
  const dots = Array.from({ length: further.length + 1 }, () => document.createElement("i"));
  place.append(...dots);
  const strip = document.createElement("span");
  strip.ariaHidden = "true";
  strip.append(...layers, place);
  picture.append(strip);
  return { layers, dots, at: 0 };
}
