<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * A value has no form in JSON or in a request.
 *
 * @internal
 */
final class Unsendable extends \RuntimeException {}
