import { expect, test } from "vitest";
import { signatures } from "./signatures.js";

const CLASS = `<?php

declare(strict_types=1);

namespace Acme\\Types;

use Acme\\Core\\Model;

/**
 * What a pet is.
 *
 * @phpstan-import-type Kind from Kinds
 */
final class Pet extends Model
{
    protected const PROPERTIES = [
        'id' => ['id', 'int64'],
    ];

    protected const REQUIRED = ['id'];

    /** How many there are. */
    private int $count = 0;

    /**
     * @param list<string> $names
     */
    public function __construct(
        public readonly int $id,
        #[\\SensitiveParameter]
        public readonly ?array $names = null,
    ) {}

    public static function of(string $id, ?int $size = null): self
    {
        if ($id === '') {
            return new self(1);
        }

        return new self((int) $id);
    }

    abstract public function name(): string;
}
`;

test("a class is its declarations, without comments, imports, bodies and values", () => {
  expect(signatures("src/Types/Pet.php", CLASS)).toBe(`namespace Acme\\Types
final class Pet extends Model
    protected const PROPERTIES
    protected const REQUIRED
    private int $count
    public function __construct(public readonly int $id, #[\\SensitiveParameter] public readonly ?array $names = null)
    public static function of(string $id, ?int $size = null): self
    abstract public function name(): string
`);
});

test("other files have none", () => {
  expect(signatures("composer.json", "{}\n")).toBe("");
});
