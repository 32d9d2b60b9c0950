import { useEffect, useRef } from "react";
import { Banner } from "../../ui/banner.tsx";

interface FormErrorProps {
  sentence: string | null;
  /** Whether a field says it too and has the focus: then readers hear it there. */
  isAtField?: boolean;
}

/** What went wrong with a form, above the button that was pressed and brought into view. */
export function FormError({ sentence, isAtField = false }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== null && !isAtField) place.current?.scrollIntoView({ block: "nearest" });
  }, [sentence, isAtField]);
  if (sentence === null) return null;
  return (
    <div ref={place}>
      <Banner tone="bad" announce={!isAtField}>
        {sentence}
      </Banner>
    </div>
  );
}
