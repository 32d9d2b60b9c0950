import { Suspense, useRef, useState, type ComponentProps } from "react";
import { SearchField } from "../../../../ui/form/input.tsx";
import { lazyComponent } from "../../../../ui/lazy-component.ts";

const SearchSuggestions = lazyComponent(async () => (await import("./search-suggestions.tsx")).SearchSuggestions);

/** An interpreted search line [browse-19]; a plain field until used. */
export function SearchCombobox(props: ComponentProps<typeof SearchField>) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return (
    <>
      {isUsed && (
        <Suspense>
          <SearchSuggestions input={input} />
        </Suspense>
      )}
      <SearchField ref={input} onFocus={use} onInput={use} {...props} />
    </>
  );
}
