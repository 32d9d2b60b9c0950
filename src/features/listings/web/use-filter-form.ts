import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useFormInput } from "../../../ui/use-form-input.ts";
import { formQuery } from "./form-query.ts";

/** How long a person must pause while typing before the list follows [browse-1]. */
const pause_milliseconds = 350;

interface FilterForm<Filters> {
  /** The filters of the page that is shown. */
  filters: Filters;
  /** The address of the first page with these filters. */
  addressOf: (filters: Filters) => string;
  read: (form: URLSearchParams) => Filters;
  /** Resolves once every field on the screen is alive, for a form that has fields with a script of their own. */
  alive?: () => Promise<unknown>;
}

/**
 * Lets a plain GET form apply itself: each choice at once, typing after a pause, without losing focus or scroll. Its
 * fields are uncontrolled and start from `chosen`; give those that belong to the form the key `version`, which changes
 * when the filters were changed from outside: by going back, or by a link. Without JavaScript the form is submitted.
 */
export function useFilterForm<Filters>({ filters, addressOf, read, alive }: FilterForm<Filters>) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const address = addressOf(filters);
  const [choice, setChoice] = useState({ filters, address, version: 0 });
  const [shown, setShown] = useState(address);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const wasTyping = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // a page that arrives is either what was chosen here or came from outside; until then the form is ahead of the page
  if (isIdle && shown !== address) {
    setShown(address);
    if (choice.address !== address) setChoice({ filters, address, version: choice.version + 1 });
  }

  function choose(next: Filters, version: number, replace = false) {
    window.clearTimeout(timer.current);
    const to = addressOf(next);
    if (to === choice.address) return;
    setChoice({ filters: next, address: to, version });
    void navigate(to, { preventScrollReset: true, replace });
  }

  function apply(isTyping: boolean) {
    if (!form.current) return;
    // a text written in several goes is one step of the way back
    choose(read(formQuery(form.current)), choice.version, isTyping && wasTyping.current);
    wasTyping.current = isTyping;
  }

  // new filters under fields that are not alive would have them drawn anew, under somebody's finger
  useFormInput(form, hear, alive);
  function hear(field: Element) {
    window.clearTimeout(timer.current);
    const isLine = isText(field) && field.name === "search";
    // a line that is read is sent whole
    if (isLine && field.value) return;
    if (isText(field) && !isLine) timer.current = window.setTimeout(() => apply(true), pause_milliseconds);
    else apply(false);
  }

  return {
    chosen: choice.filters,
    version: choice.version,
    /** Nothing that was chosen is on its way. */
    isIdle,
    /** Chooses something other than what the form says, and fills the form with it. */
    set: (next: Filters) => choose(next, choice.version + 1),
    form: {
      ref: form,
      method: "get" as const,
      // what a browser remembers of an earlier visit is not what the address says
      autoComplete: "off",
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        apply(false);
      },
    },
  };
}

function isText(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ["search", "text"].includes(target.type);
}
