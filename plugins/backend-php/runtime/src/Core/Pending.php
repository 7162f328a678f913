<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\BrandException;

/**
 * The result of a call of a batch, once the batch is sent.
 *
 * @template T
 */
final class Pending
{
    private bool $isSettled = false;
    private mixed $result = null;
    private ?BrandException $failure = null;

    /**
     * The result of the call.
     *
     * @return T
     * @throws BrandException The call failed.
     * @throws \LogicException The batch was not sent yet.
     */
    public function result(): mixed
    {
        return $this->failure() === null ? $this->result : throw $this->failure;
    }

    /**
     * Why the call failed; null if it did not.
     *
     * @throws \LogicException The batch was not sent yet.
     */
    public function failure(): ?BrandException
    {
        return $this->isSettled ? $this->failure : throw new \LogicException('The batch was not sent yet');
    }

    /** @internal */
    public function settle(mixed $result, ?BrandException $failure = null): void
    {
        [$this->result, $this->failure, $this->isSettled] = [$result, $failure, true];
    }
}
