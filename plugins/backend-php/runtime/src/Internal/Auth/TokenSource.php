<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Internal\Http\OptionValues;

/**
 * Gives access tokens.
 *
 * @internal
 */
interface TokenSource
{
    /**
     * A token that is still good.
     *
     * @param OptionValues $credentials `clientId` and `clientSecret`.
     */
    public function get(OptionValues $credentials): UsedToken;

    /** Gives up a token that the API refuses, if it is still the current one. */
    public function invalidate(UsedToken $token): void;
}
