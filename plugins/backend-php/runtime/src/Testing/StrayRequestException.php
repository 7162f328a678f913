<?php

declare(strict_types=1);

namespace Sdk\Testing;

/** A test sent a request for which it has no response. */
final class StrayRequestException extends \LogicException {}
