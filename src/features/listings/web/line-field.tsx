import { Suspense, useRef, useState, type ComponentProps } from "react";
import { SearchField } from "../../../ui/input.tsx";
import { fetchPart } from "./fetch-part.ts";

/** Fetched when somebody is about to type. */
const LineSuggestions = fetchPart(async () => (await import("./line-suggestions.tsx")).LineSuggestions);

/** A search line that is read [browse-19]: it suggests as somebody types, and is a plain field until then. */
export function LineField(props: ComponentProps<typeof SearchField>) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return (
    <>
      {isUsed && (
        <Suspense>
          <LineSuggestions input={input} />
        </Suspense>
      )}
      <SearchField ref={input} onFocus={use} onInput={use} {...props} />
    </>
  );
}
