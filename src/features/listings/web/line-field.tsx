import { Suspense, useRef, useState, type ComponentProps } from "react";
import { SearchField } from "../../../ui/input.tsx";
import { fetchPart } from "./fetch-part.ts";

const LineSuggestions = fetchPart(async () => (await import("./line-suggestions.tsx")).LineSuggestions);

/** An interpreted search line [browse-19]; a plain field until used. */
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
