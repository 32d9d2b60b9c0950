import { expect, test } from "vitest";
import { requiresTls, hasTransportSecurity } from "./safe-transport.ts";

test.each([
  ["postgres://u:p@localhost/umshado", true],
  ["postgres://u:p@127.0.0.1:5432/umshado", true],
  ["postgres://u:p@[::1]/umshado", true],
  ["postgres://u@%2Fvar%2Frun%2Fpostgresql/umshado", true],
  ["postgres:///umshado?host=/var/run/postgresql", true],
  ["postgres://db.test/umshado?sslmode=verify-full", true],
  ["postgres://db.test/umshado?sslmode=disable", true],
  ["postgres://db.test/umshado?sslmode=no-verify", true],
  ["postgres://db.test/umshado", false],
  ["postgres:///umshado", false],
  ["postgres://localhost/umshado?host=db.test", false],
  ["postgres://localhost.db.test/umshado", false],
  ["postgres://db.test/umshado?sslmode=require", false],
  ["postgres://db.test/umshado?sslmode=prefer", false],
  ["postgres://db.test/umshado?sslmode=verify-full&sslmode=prefer", false],
])("%s has an encrypted connection: %s", (address, says) => {
  expect(hasTransportSecurity(address)).toBe(says);
});

test.each([
  ["smtp://mail.test:587", true],
  ["smtp://u:p@mail.test", true],
  ["smtp://127.0.0.1.mail.test", true],
  ["smtp://mail.test?requireTLS=true", true],
  ["smtp://mail.test?requireTLS=false", false],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1:1025", false],
])("mail to %s is sent over an encrypted connection only: %s", (address, requires) => {
  expect(requiresTls(address)).toBe(requires);
});
