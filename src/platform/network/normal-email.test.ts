import { expect, test } from "vitest";
import { normalEmail } from "./normal-email.ts";

test.each([
  ["Thandeka.Zulu@Post.Example", "thandeka.zulu@post.example"],
  ["victim+0@post.example", "victim@post.example"],
  ["victim+a+b@post.example", "victim@post.example"],
  ["v.i.c.t.i.m+x@gmail.com", "victim@gmail.com"],
  ["victim@googlemail.com", "victim@gmail.com"],
  ["vic.tim@post.example", "vic.tim@post.example"],
  ["+x@post.example", "+x@post.example"],
  [" victim@post.example ", "victim@post.example"],
  ["no address", "no address"],
])("%s is counted as %s", (typed, counted) => {
  expect(normalEmail(typed)).toBe(counted);
});
