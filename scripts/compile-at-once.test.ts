import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compiledAtOnce } from "./compile-at-once.ts";

const long = (name: string) => `t.${name}="${name.repeat(10_000)}";`;

test("large packages become functions in brackets, which run as before; what is small, or no package, stays", () => {
  const helper = "const wrap=make=>()=>{const held={exports:{}};make(held.exports,held);return held.exports}";
  const small = "e=wrap(t=>{t.s=1}),f=t=>t";
  const before = `${helper};const a=wrap(t=>{${long("a")}}),${small};const b=wrap((t,n)=>{n.exports={b:t};${long("x")}});export{a,b,e};`;
  const after = compiledAtOnce(before);
  expect(after).toContain(`a=wrap((function(t){${long("a")}})),${small};`);
  expect(after).toContain("b=wrap((function(t,n){n.exports={b:t};");
  expect(after.match(/function/g)).toHaveLength(2);
  const run = (code: string): unknown => runInNewContext(code.replace(/export\{.*/, "[a(),b(),e()]"));
  expect(run(after)).toEqual(run(before));
  expect(compiledAtOnce(small.replace("e=", "let e="))).toBe(small.replace("e=", "let e="));
});
