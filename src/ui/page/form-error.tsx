import { useEffect, useRef } from "react";
import { Banner } from "./banner.tsx";

interface FormErrorProps {
  sentence: string | null;
  /** The focused field says it too, so screen readers hear it there. */
  isAtField?: boolean;
}

/** Above the pressed button, scrolled into view. */
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
