<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * A text is not JSON.
 *
 * @internal
 */
final class InvalidJson extends \RuntimeException {}
