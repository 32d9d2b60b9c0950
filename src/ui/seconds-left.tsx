import { useEffect, useRef, useState } from "react";
import { formatCount } from "../contract/format.ts";

interface SecondsLeftProps {
  seconds: number;
  onOver: () => void;
}

export function SecondsLeft({ seconds, onOver }: SecondsLeftProps) {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (left === 0) {
      over.current();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return formatCount(left, "second", "seconds");
}
