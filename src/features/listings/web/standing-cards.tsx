import { Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { useVisitor } from "../../../client/session.ts";
import { Badge, Badges } from "../../../ui/badge.tsx";
import { followLink, pressedAddress } from "../../../ui/pressed-address.ts";
import { Standing } from "../../../ui/standing.tsx";
import { heartWords } from "./heart-words.ts";
import { HeartsContext, type Hearted } from "./hearts.ts";
import { watchPictures } from "./watch-pictures.ts";
import card from "./provider-card.module.css";

/** A part of a page with cards that may stay as the server made it: their links, hearts and pictures work by what is in it. */
export function StandingCards({ children }: { children: ReactNode }) {
  if (!children) return <Stood />;
  return (
    <Standing>
      <Suspense>{children}</Suspense>
    </Standing>
  );
}

function Stood() {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const press = use(HeartsContext)?.press;
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    return enliven(root, { go: (to) => void navigate(to), makeReady: setAhead, press: (heart) => press?.(heart) });
  }, [navigate, press]);
  return (
    <>
      <Standing ref={place} />
      {ahead !== null && <PrefetchPageLinks page={ahead} />}
      <Marks of={place} />
    </>
  );
}

/** A pointer rests so long on a link whose page is then made ready, as on the router's own links. */
const intent_ms = 100;

type Ways = { go: (to: string) => void; makeReady: (to: string) => void; press: (heart: Hearted) => void };

/** Makes the links, hearts and pictures in an element work. Answers how to stop. */
function enliven(root: HTMLElement, { go, makeReady, press }: Ways): () => void {
  const stopped = new AbortController();
  const hear = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    heard: (event: HTMLElementEventMap[Kind]) => void,
  ) => root.addEventListener(kind, heard, stopped);
  hear("click", (event) => {
    const heart = closest(event, hearts);
    if (heart) press(heartedOf(heart));
    followLink(event, go);
  });
  let timer = 0;
  const meet = (event: Event) => {
    const to = pressedAddress(event);
    clearTimeout(timer);
    if (to !== null) timer = window.setTimeout(() => makeReady(to), intent_ms);
  };
  for (const kind of ["pointerover", "focusin", "touchstart"] as const) hear(kind, meet);
  hear("pointermove", (event) => watchPictures(root, event));
  return () => stopped.abort();
}

/** What is shown of the one who looks: which hearts are kept, and which card is its own. */
function Marks({ of: place }: { of: RefObject<HTMLElement | null> }) {
  const visitor = useVisitor();
  const { isKept, wake } = use(HeartsContext) ?? {};
  const own = visitor.kind === "provider" ? visitor.id : null;
  const [top, setTop] = useState<Element | null>(null);
  useEffect(() => {
    const root = place.current;
    if (visitor.kind === "couple") wake?.();
    for (const heart of root?.querySelectorAll<HTMLElement>(hearts) ?? []) {
      const { id, business_name } = heartedOf(heart);
      const is = isKept?.(id) ?? false;
      heart.hidden = own !== null;
      heart.setAttribute("aria-pressed", String(is));
      heart.setAttribute("aria-label", heartWords(is, business_name));
    }
    setTop((own && root?.querySelector(`article:has([href*="${own}"]) > div`)) || null);
  }, [place, visitor.kind, isKept, wake, own]);
  if (!top) return null;
  const others = top.querySelector(`.${card.badges}`);
  const mark = <Badge>Your profile</Badge>;
  return createPortal(others ? mark : <Badges className={card.badges}>{mark}</Badges>, others ?? top);
}

const closest = ({ target }: Event, what: string) =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null;

/** The hearts of cards. */
const hearts = "article > button";

/** Whose card a heart stands on: its name is the one link. */
function heartedOf(heart: Element): Hearted {
  const name = heart.closest("article")?.querySelector("a");
  return { id: name?.pathname.split("/").at(-1) ?? "", business_name: name?.textContent ?? "" };
}
